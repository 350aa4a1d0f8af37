const words = (list: string) => new Set(list.split(/\s+/));

/** Folded words that say little about what is looked for. */
export const stopWords: Record<'en' | 'fr', ReadonlySet<string>> = {
  en: words(
    `a about all am an and any are as at be been but by can cannot cant could did do does doesn doesnt don dont for
    from get had has have he her his how i if in into is isn isnt it its just me my no not of on or our s she should
    so some such t than that the their them then there these they this those to too up was we were what when where
    which while who why will with would you your happen happens let make makes making need needs see use way want work works`,
  ),
  fr: words(
    `a ai au aux avec avoir c ce ces cet cette comme comment d dans de des du elle en est et etre eux fait faire font
    ici il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut
    peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta
    te tes toi ton tu un une vos votre vous y besoin faut passe savoir trouver utiliser veux voir voit vouloir`,
  ),
};
