import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {termVariant} from '../term-variant';

describe('term-variant', () => {
  it.each([
    [
      'en',
      'The due date of an action. Use the Microsoft Graph in the life cycle; a rag, a binary.',
    ],
    ['en', 'The message “No deadline.” and `deadline` stay, as in [it](./deadline.mdx).'],
    ['en', 'Undo the last change. A board of cards. A tree of organisations.'],
    ['fr', 'L’échéance, l’étape, la portée du jeton, le périmètre du projet. Roadmap et Core.'],
    ['fr', 'La bande de charge ; Alt+Flèche droite ; une tâche ; « La deadline des tags »'],
  ] as const)('passes %s %j', async (locale, text) => {
    expect(await findingsOf(termVariant, {[locale]: text})).toEqual([]);
  });

  it.each([
    ['en', 'Both\ndeadlines.', '2:1 “deadlines” → “due date”'],
    ['en', 'You are logged\nin.', '1:9 “logged\nin” → “sign in”'],
    ['en', 'Undo the import.', '1:1 “Undo the import” → “roll back, rollback”'],
    ['en', 'The KPIs.', '1:5 “KPIs” → “indicator”'],
    ['en', 'Two API keys.', '1:5 “API keys” → “token, access token”'],
    ['fr', 'Les écrans classiques.', '1:5 “écrans classiques” → “ancien écran”'],
    ['fr', 'Une version dépréciée.', '1:13 “dépréciée” → “obsolète”'],
    ['fr', 'Téléversez le fichier.', '1:1 “Téléversez” → “charger”'],
    ['fr', 'Une roadmap.', '1:5 “roadmap” → “feuille de route”'],
    ['fr', 'La portée du projet.', '1:4 “portée du projet” → “périmètre”'],
  ] as const)('finds %s %j', async (locale, text, finding) => {
    expect(await findingsOf(termVariant, {[locale]: text})).toEqual([finding]);
  });

  it('lets pages use a word in the sense that it has there', async () => {
    const en = {'support_en.mdx': 'The severity.', 'other.mdx': 'The severity.'};
    expect(await findingsOf(termVariant, {en})).toEqual(['1:5 “severity” → “criticality”']);
  });

  it('lets the glossary name a term in the other language', async () => {
    const fr = {'glossary.mdx': '### Jalon {#term-milestone}\n\n*milestone*. Un milestone daté.'};
    expect(await findingsOf(termVariant, {fr})).toEqual(['3:17 “milestone” → “jalon”']);
  });
});
