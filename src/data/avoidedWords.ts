import type {ContentRules} from '@guide/content';

const date = 'the date itself (30 June 2025) or the release: a page is read years after';
const fact = 'the fact alone: what is easy for one reader is hard for another';
const noPraise = 'what the product does, without praise';
const noPromise = 'what the product does, or a removal with its date; nothing that is only planned';

/** The words that the guide does without. */
export const avoidedWords: ContentRules['avoidedWords'] = {
  en: [
    {
      words: ['(?:double-|right-)?click(?:s|ed|ing)?(?: on)?'],
      instead: '“select”, for a menu, an option or a button',
    },
    {words: ['please'], instead: 'the instruction alone'},
    {
      words: ['simply', 'just', 'easy', 'easily', 'effortless(?:ly)?', 'obviously', 'of course'],
      instead: fact,
    },
    {
      words: [
        'powerful',
        'seamless(?:ly)?',
        'robust',
        'intuitive(?:ly)?',
        '(?:cutting|leading)-edge',
        'state-of-the-art',
        '(?:world|best-in)-class',
        'next-generation',
        'game-chang(?:er|ing)',
        'revolutionary',
        'user-friendly',
      ],
      instead: noPraise,
    },
    {
      words: [
        'recently',
        'currently',
        'nowadays',
        'lately',
        'at (?:present|the moment|this time)',
        'as of today',
        '(?:last|next|this) (?:year|spring|summer|autumn|winter)',
        '(?:last|next) (?:week|month|quarter)',
      ],
      instead: date,
    },
    {
      words: [
        '(?:coming|available|arriv(?:es|ing)) soon',
        'will soon',
        'in (?:a|the|the next|some) (?:future|later|coming|next) (?:release|version)s?',
        'in (?:a )?future (?:release|version)s?',
        'in the (?:near )?future',
        'we (?:plan|intend|expect|hope) to',
        'upcoming (?:release|version|feature)s?',
        'stay tuned',
      ],
      instead: noPromise,
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
      instead: fact,
    },
    {
      words: [
        'puissante?s?',
        'intuiti(?:f|ve|fs|ves|vement)',
        'robustes?',
        'révolutionnaires?',
        '(?:à la|de) pointe',
        'de nouvelle génération',
        'sans effort',
        'conviviale?s?',
      ],
      instead: noPraise,
    },
    {
      words: [
        'récemment',
        'actuellement',
        'dernièrement',
        'de nos jours',
        'en ce moment',
        'à l’heure actuelle',
        'à ce jour encore',
        'cette année',
        'l’an dernier',
        'l’année (?:dernière|prochaine)',
        '(?:la semaine|le mois|le trimestre) (?:derni(?:er|ère)|prochaine?)',
      ],
      instead: date,
    },
    {
      words: [
        '(?:disponible|arrive|sera|seront) bientôt',
        'prochainement',
        'dans (?:une|la) (?:prochaine|future) version',
        'dans une version (?:future|ultérieure|à venir|prochaine)',
        'dans les (?:prochaines|futures) versions',
        'dans un avenir proche',
        'à l’avenir',
        'nous (?:prévoyons|envisageons|espérons|comptons)',
        '(?:fonction|fonctionnalité|version)s? à venir',
      ],
      instead: noPromise,
    },
    {
      words: ['tu', 'toi', 'te', 't’\\p{L}+', 'ton', 'ta', 'tes', 'l[ae]s? tien(?:ne)?s?'],
      instead: '« vous », « votre » ou « vos »',
    },
  ],
};
