import {avoidWords} from '../words/avoided';

const instead = 'what the product does, or a removal with its date; nothing that is only planned';

/** The guide says what is there. */
export const noPromise = avoidWords('no-promise', {
  en: [
    {
      words: [
        '(?:coming|available|arriv(?:es|ing)) soon',
        'will soon',
        'in (?:a|the next|some) (?:future|later|coming|next) (?:release|version)s?',
        'in the (?:next|coming) (?:release|version)s?',
        'in (?:a )?future (?:release|version)s?',
        'in the (?:near )?future',
        'we (?:plan|intend|expect|hope) to',
        'upcoming (?:release|version|feature)s?',
        'stay tuned',
      ],
      instead,
    },
  ],
  fr: [
    {
      words: [
        '(?:disponible|arrive|sera|seront) (?:bientôt|prochainement)',
        'prochainement',
        'dans (?:une|la) (?:prochaine|future) version',
        'dans une version (?:future|ultérieure|à venir|prochaine)',
        'dans les (?:prochaines|futures) versions',
        'dans un avenir proche',
        'à l’avenir',
        'nous (?:prévoyons|envisageons|espérons|comptons)',
        '(?:fonction|fonctionnalité|version)s? à venir',
      ],
      instead,
    },
  ],
});
