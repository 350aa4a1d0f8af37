import type {LanguageRules} from './rules';

export const fr: LanguageRules = {
  /**
   * Minimal French stemmer, and plurals of short words (`vues`, `rôles`).
   *
   * @see Savoy, “A stemming procedure and stopword list for general French corpora”, JASIS 50
   * (1999)
   */
  stem(word) {
    if (word.length < 6) {
      return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
    }
    if (word.endsWith('x')) {
      return word.endsWith('aux') ? `${word.slice(0, -2)}l` : word.slice(0, -1);
    }
    return word
      .replace(/s$/, '')
      .replace(/r$/, '')
      .replace(/e$/, '')
      .replace(/e$/, '')
      .replace(/([a-z])\1$/, '$1');
  },

  stopWords: `a ai au aux avec avoir c ce ces cet cette comme comment d dans de des du elle en est et etre eux fait
    faire font ici il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou par
    pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont
    sur t ta te tes toi ton tu un une vos votre vous y besoin faut passe savoir trouver utiliser veux voir voit vouloir`,

  stepsQuestion: /^comment\b/i,
  amountQuestion: /\b(?:combien|limites?|maximum|taille|durée)\b/i,

  // `renouveler`, `renouvellement`
  endings: `a ag age aison ance ant ateur ation atric e ee el ellement ement ence ent er eu eur ez i ie ier if
    ification ir isation iser ion ition iv ment oir u ution`,
  minRoot: 3,
};
