import type {LanguageRules} from '.';

export const en: LanguageRules = {
  /** S-stemmer. @see Harman, “How effective is suffixing?” (1991) */
  stem(word) {
    if (word.length < 4) {
      return word;
    }
    if (/[^ea]ies$/.test(word)) {
      return `${word.slice(0, -3)}y`;
    }
    if (/[^aeo]es$/.test(word)) {
      return word.slice(0, -1);
    }
    return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
  },

  stopWords: `a about all am an and any are as at be been but by can cannot cant could did do does doesn doesnt don
    dont for from get had has have he her his how i if in into is isn isnt it its just me my no not of on or our s she
    should so some such t than that the their them then there these they this those to too up was we were what when
    where which while who why will with would you your happen happens let make makes making need needs see use way
    want work works`,

  stepsQuestion: /^how (?:do|can|to|should)\b/i,
  amountQuestion: /\b(?:how (?:many|much|big|long|large|often|fast)|limits?|maximum)\b/i,

  // `deactivate`, `deactivation`
  endings: `e y al ally ate ated ating ation ator d ed er ence ance ing ion isation ise ised ising ity ive ization ize
    ized izing able ible ment or r ly ness`,
  minRoot: 4,
};
