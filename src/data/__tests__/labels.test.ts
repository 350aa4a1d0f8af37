import {expect, it} from 'vitest';
import french from '../labels.fr.json';

it('keeps the two meanings of an English word apart in French', () => {
  expect([french.owner, french['roadmap-owner']]).toEqual(['Responsable', 'Propriétaire']);
  expect([french.scope, french['scope-risk']]).toEqual(['Portée', 'Périmètre']);
});
