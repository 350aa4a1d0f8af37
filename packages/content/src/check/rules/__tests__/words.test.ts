import {describeRule} from '../../__tests__/describeRule';
import {englishNumbers} from '../english-numbers';
import {englishTypography} from '../english-typography';
import {factByHand} from '../fact-by-hand';
import {frenchNumbers} from '../french-numbers';
import {frenchTypography} from '../french-typography';
import {headingSentenceCase} from '../heading-sentence-case';
import {labelByHand} from '../label-by-hand';
import {messageKnown} from '../message-known';
import {sentenceLength} from '../sentence-length';
import {termVariant} from '../term-variant';
import {wordChoice} from '../word-choice';

const fr = (text: string) => ({fr: text});

describeRule(frenchTypography, {
  passes: [
    fr('L’état est « Ouvert » : oui ; non ! Pourquoi ? 35 % de 3 € (voir la page).'),
    fr('Appuyez sur ? ou `?`, puis lisez `l\'état: "x"`.'),
    fr('La note va de A à D, à 12:30:00 UTC… puis 0,93, R&amp;D et https://a.example/b?c=d.'),
    fr('<div lang="en">\n\nIt\'s "English": yes!\n\n</div>'),
    fr("---\ntitle: 'La vue : une liste'\n---\n"),
    "It's: yes!",
  ],
  finds: [[fr('Un.\n\nDe l’état "seul.'), '3:11 “"seul.” → quotation marks in pairs: « … »']],
  mends: [
    [
      fr('## Un "mot" {#a}\n\n| «un» | “autre” |\n|---|---|'),
      '## Un « mot » {#a}\n\n| « un » | « autre » |\n|---|---|',
    ],
    [fr('Oui; non! Quoi? 35% de 3€: oui...'), 'Oui ; non ! Quoi ? 35 % de 3 € : oui…'],
    [fr('<Label k="save" />: un libellé.'), '<Label k="save" /> : un libellé.'],
    [fr('Un mot , un autre . A la fin.'), 'Un mot, un autre. À la fin.'],
    [fr('<Card to="/a/" title="L\'état">Oui.</Card>'), '<Card to="/a/" title="L’état">Oui.</Card>'],
    [fr("---\ntitle: L'état\n---\n"), '---\ntitle: L’état\n---\n'],
  ],
});

describeRule(englishTypography, {
  passes: ['The owner’s “view”: press ? or `"`.', fr("L'état")],
  mends: [
    ['It\'s a "view" and « more » .', 'It’s a “view” and “more”.'],
    ['First : go. Then ; stop !', 'First: go. Then; stop!'],
  ],
});

describeRule(frenchNumbers, {
  passes: [
    fr('Le 30 juin 2025 à 14 h 30, 1 200 000 € ; 10 000 lignes ; 0,93 et 0,875.'),
    fr('La version 2025.8, TLS 1.2, ISO-8859-15, 23:59:59 UTC, `10000` et `14:30`.'),
  ],
  mends: [
    [fr('€1,200,000, €3.50 et 12.5 %'), '1 200 000 €, 3,50 € et 12,5 %'],
    [fr('1,200,000 ou 10000 lignes, 0.93'), '1 200 000 ou 10 000 lignes, 0,93'],
    [fr('à 14:30 ou 9h05, puis 8:00'), 'à 14 h 30 ou 9 h 05, puis 8 h'],
    [fr('10,000 lignes le 30/06/2025'), '10,000 lignes le 30/06/2025'],
  ],
});

describeRule(englishNumbers, {
  passes: ['On 30 June 2025: 1,000 rows, 0.93, €1,200 and 35%. Version 2025.8, `10000`.'],
  mends: [
    ['1 000 € and 10000 rows, 0,93', '€1,000 and 10,000 rows, 0.93'],
    ['35 % on June 30th, 2025', '35% on 30 June 2025'],
    ['30/06/2025', '30/06/2025'],
  ],
});

describeRule(wordChoice, {
  passes: [
    'Select a view. Adjust it: it is easier to read. `click`',
    fr('Sélectionnez une vue. Votre tableau. Click.'),
  ],
  finds: [
    ['Open it by\ndouble-clicking.', '2:1 “double-clicking”'],
    [fr('Ouvrez ton projet.'), '1:8 “ton” → another word'],
  ],
});

describeRule(termVariant, {
  passes: [
    'The due date of an action. Use the Microsoft Graph; a rag, a binary.',
    'The message “No deadline.” and `deadline` stay, as in [it](./deadline.mdx).',
    fr('L’échéance, l’étape, la portée du jeton, le périmètre du projet. Roadmap et Core.'),
    {en: {'support_en.mdx': 'The severity.'}},
    {fr: {'glossary.mdx': '### Jalon {#term-milestone}\n\n*milestone*. Un jalon daté.'}},
  ],
  finds: [
    ['Both\ndeadlines.', '2:1 “deadlines” → “due date”'],
    ['Undo the import.', '1:1 “Undo the import” → “roll back, rollback”'],
    [fr('Une version dépréciée.'), '1:13 “dépréciée” → “obsolète”'],
    [fr('La portée du projet.'), '1:4 “portée du projet” → “périmètre”'],
  ],
});

describeRule(labelByHand, {
  passes: ['Select <Label k="save-view" />, a **bold** word or `**Save view**`.'],
  finds: [['Choose the **Owner**.', '<Label k="owner or roadmap-owner" />']],
  mends: [
    ['Select **Save view**.', 'Select <Label k="save-view" />.'],
    ['Open **Lift › Datasets**.', 'Open <MenuPath k="lift > datasets" />.'],
  ],
});

describeRule(messageKnown, {
  passes: [
    '| `M-GEN-01` | “This field is required.” | Fill it |',
    '“The code \\{code\\} is already used by \\{name\\}.” (`M-ORG-01`)',
  ],
  finds: [
    ['| `M-GEN-01` | This field is needed. | Fill it |', '1:16 “This field is needed.”'],
    [fr('« This field is required. » (`M-GEN-01`)'), '→ “Ce champ est obligatoire.”'],
  ],
});

describeRule(headingSentenceCase, {
  passes: [
    '## Open Jira in Telescope {#a}',
    '## The Save view button {#a}',
    '## `code` first {#a}',
    fr('## Ouvrir le Portefeuille {#a}'),
  ],
  finds: [
    ['## save a view {#a}', 'Write “Save a view”'],
    ['## Read Rows Slowly {#a}', '1:1 “Read Rows Slowly”: “Rows”, “Slowly”'],
    ['## Save View {#a}', '“View”'],
  ],
});

const sentence = (words: number) => `One${' word'.repeat(words - 1)}.`;

describeRule(sentenceLength, {
  passes: [
    `Read it. ${sentence(30)}\n\n\`\`\`bash\n${sentence(40)}\n\`\`\`\n\n| ${sentence(40)} |\n|---|\n`,
    `<Card to="/a/" title="A">${sentence(20)}</Card>\n<Card to="/b/" title="B">${sentence(20)}</Card>`,
  ],
  finds: [[`Go on. Go there now. ${sentence(31)}`, '1:22 a sentence of 31 words']],
});

describeRule(factByHand, {
  passes: [
    'Kept for <Fact k="log-kept" />, and `365 days` in code.',
    'It says “Older than 365 days.” in full, or 365 days-old.',
    fr('Avant 365 days, ou 7 jours.'),
    'A file of 7 days is kept for 7 days.',
  ],
  mends: [
    ['It is kept for 365 days.', 'It is kept for <Fact k="log-kept" />.'],
    [fr('| Gardé | 365 jours |\n|---|---|'), '| Gardé | <Fact k="log-kept" /> |\n|---|---|'],
  ],
});
