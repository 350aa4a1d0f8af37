import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {codeMessages} from '../codeMessages';

it('reads the messages of a locale, or else of its language', () => {
  const folder = folderWith({'fr/code.json': '{"more": {"message": "Plus", "description": "…"}}'});
  expect(codeMessages(folder, 'fr')).toEqual({more: 'Plus'});
  expect(codeMessages(folder, 'fr-CA')).toEqual({more: 'Plus'});
  expect(codeMessages(folder, 'de')).toEqual({});
});
