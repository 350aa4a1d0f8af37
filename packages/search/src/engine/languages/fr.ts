import type {LanguageRules} from '.';

const stopWords = `a ai au aux avec avoir c ce ces cet cette comme comment d dans de des du elle elles en est et
  etre eux fait faire font ici il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on
  ont ou par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si
  son sont sur t ta te tes toi ton tu un une vos votre vous y besoin faut passe savoir trouver utiliser veux voir voit
  vouloir`;
const stopWordSet = new Set(stopWords.split(/\s+/));

export const fr: LanguageRules = {
  /**
   * Minimal stemmer, except that words of up to six letters only lose their plural (`casser` doesn’t
   * match `cas`), and no stem is a stop word (`mois` doesn’t match `moi`).
   *
   * @see Savoy, “A stemming procedure and stopword list for general French corpora” (1999)
   */
  stem(word) {
    const singular = word
      .replace(/^(.{2,}[^s])s$/, '$1')
      .replace(/(ea?u)x$/, '$1')
      .replace(/^(.{3,})aux$/, '$1al');
    const stem = singular.replace(/^(.{5,}?(.))\2?e{0,2}r?$/, '$1');
    return stopWordSet.has(word) || stopWordSet.has(stem) ? word : stem;
  },

  stopWords,

  stepsQuestion: /^comment\b/i,
  amountQuestion: /\b(?:combien|limites?|maximum|taille|durée)\b/i,

  // `renouveler`, `renouvellement`
  endings: `a ag age aison ance ant ateur ation atric e ee el ellement ement ence ent er eu eur ez i ie ier if
    ification ir isation iser ion ition iv ment oir u ution`,
  minRoot: 3,
};
