import {describeRule} from '../../__tests__/describeRule';
import {factByHand} from '../fact-by-hand';
import {labelByHand} from '../label-by-hand';
import {messageKnown} from '../message-known';
import {typography} from '../typography';
import {wordChoice} from '../word-choice';

const fr = (text: string) => ({fr: text});

describeRule(typography, {
  passes: [
    'The owner’s “view”: press ? or `"`.',
    fr('L’état est « Ouvert » : oui ; non ! Pourquoi ? 35 % de 3 € (voir la page).'),
    fr('Appuyez sur ? ou `?`, puis lisez `l\'état: "x"`.'),
    fr('Sur C: à 12:30:00 UTC… puis R&amp;D, a/.../b et https://a.example/b?c=d.'),
    fr("---\ntitle: 'La vue : une liste'\n---\n"),
  ],
  finds: [[fr('Un.\n\nDe l’état "seul.'), '3:11 “"seul.” → quotation marks in pairs: « … »']],
  fixes: [
    ['It\'s a "view" and « more ».', 'It’s a “view” and “more”.'],
    ['<div lang="fr">\n\nL\'état\n\n</div>', '<div lang="fr">\n\nL’état\n\n</div>'],
    [
      fr('## Un "mot" {#a}\n\n| «un» | “autre” |\n|---|---|'),
      '## Un « mot » {#a}\n\n| « un » | « autre » |\n|---|---|',
    ],
    [fr('Oui; non! Quoi? 35% de 3€: oui...'), 'Oui ; non ! Quoi ? 35 % de 3 € : oui…'],
    [fr('<Card to="/a/" title="L\'état">Oui.</Card>'), '<Card to="/a/" title="L’état">Oui.</Card>'],
    [fr("---\ntitle: 'L''état'\n---\n"), "---\ntitle: 'L’état'\n---\n"],
    // Ambiguous cases are left to the writer.
    ...[
      'The separators are , and ; or .',
      'First : go. Then ; stop !',
      "Screens of 5\" and 6\", in the users' rooms, 'one'.",
      '---\ntitle: "A \\"view\\""\n---\n',
    ].map((text): [string, string] => [text, text]),
    ...['Un mot , un autre .', 'Le champ UTF:mode.'].map((text): [{fr: string}, string] => [
      fr(text),
      text,
    ]),
  ],
});

describeRule(wordChoice, {
  passes: [
    'Select a view. Adjust it: it is easier to read. `click`',
    'The due date of an action. Use the Microsoft Graph; a rag, a binary.',
    'The message “No deadline.” and `deadline` stay, as in [it](./deadline.mdx).',
    fr('L’échéance, la portée du jeton, le périmètre du projet. Votre Roadmap. Click.'),
    fr('### Jalon {#term-milestone}\n\n*milestone*. Un jalon daté.'),
    {en: {'support_en.mdx': 'The severity.'}},
  ],
  finds: [
    ['Open it by\ndouble-clicking.', '2:1 “double-clicking” → another word'],
    ['A RAG.', '1:3 “RAG” → health'],
    [fr('Une version dépréciée.'), '1:13 “dépréciée” → obsolète'],
    [fr('Une roadmap.'), '1:5 “roadmap” → feuille de route'],
  ],
});

describeRule(labelByHand, {
  passes: ['Select <Label k="save-view" />, a **bold** word or `**Save view**`.'],
  finds: [['Choose the **Owner**.', '<Label k="owner or roadmap-owner" />']],
  fixes: [
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

describeRule(factByHand, {
  passes: [
    'Kept for <Fact k="log-kept" />, and `365 days` in code.',
    'It says “Older than 365 days.” in full, or 365 days-old; 1,365 days, 1.365 days.',
    'A file of 7 days is kept for 7 days.',
    '---\ndescription: 365 days\n---\n',
  ],
  finds: [
    ['It is kept for 365 days.', '1:16 “365 days” → <Fact k="log-kept" />'],
    [fr('| Gardé | 365 jours |\n|---|---|'), '1:11 “365 jours” → <Fact k="log-kept" />'],
  ],
});
