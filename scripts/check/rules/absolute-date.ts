import {avoidWords} from '../words/avoided';

const instead = 'the date itself (30 June 2025) or the release: a page is read years after';
const insteadInFrench = 'the date itself (30 juin 2025) or the release: a page is read years after';

/** Times are those of the calendar, not those of the day on which a page was written. */
export const absoluteDate = avoidWords('absolute-date', {
  en: [
    {
      words: [
        'recently',
        'currently',
        'nowadays',
        'lately',
        'at present',
        'at the moment',
        'at this time',
        'as of today',
        '(?:last|next|this) (?:year|spring|summer|autumn|winter)',
        '(?:last|next) (?:week|month|quarter)',
      ],
      instead,
    },
  ],
  fr: [
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
      instead: insteadInFrench,
    },
  ],
});
