import {avoidWords} from '../words/avoided';

/** How a writer speaks to a reader: plainly, without begging, belittling or praising. */
export const wordChoice = avoidWords('word-choice', {
  en: [
    {
      words: ['(?:double-|right-)?click(?:s|ed|ing)?(?: on)?'],
      instead: '“select”, for a menu, an option or a button',
    },
    {words: ['please'], instead: 'the instruction alone'},
    {
      words: ['simply', 'just', 'easy', 'easily', 'effortless(?:ly)?', 'obviously', 'of course'],
      instead: 'the fact alone: what is easy for one reader is hard for another',
    },
    {
      words: [
        'powerful',
        'seamless(?:ly)?',
        'robust',
        'intuitive(?:ly)?',
        'cutting-edge',
        'state-of-the-art',
        'world-class',
        'best-in-class',
        'next-generation',
        'game-chang(?:er|ing)',
        'revolutionary',
        'user-friendly',
      ],
      instead: 'what the product does, without praise',
    },
  ],
  fr: [
    {
      words: [
        '(?:double-)?cliqu(?:er|e|es|ez|ons|ent|é|ée|és|ées|ant)(?: sur)?',
        '(?:double-|double )?clics?',
      ],
      instead: '« sélectionner », pour un menu, une option ou un bouton',
    },
    {
      words: ['veuillez', 's’il vous plaît', 'merci de'],
      instead: 'the instruction alone: « Sélectionnez »',
    },
    {
      words: ['simplement', 'facile(?:s|ment)?', 'aisément', 'évidemment', 'bien entendu'],
      instead: 'the fact alone: what is easy for one reader is hard for another',
    },
    {
      words: [
        'puissante?s?',
        'intuiti(?:f|ve|fs|ves|vement)',
        'robustes?',
        'révolutionnaires?',
        'à la pointe',
        'de pointe',
        'de nouvelle génération',
        'sans effort',
        'conviviale?s?',
      ],
      instead: 'what the product does, without praise',
    },
  ],
});
