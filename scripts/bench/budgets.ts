/** Figures by their name, of one thing: `{js: 113000, scripts: 12}`. */
export type Figures = Record<string, number>;

/**
 * Compares what was found with its budgets, of `budgets.json`.
 *
 * @returns a sentence for each figure over its budget, and for each that has none: none is good
 */
export function overBudget(
  found: Record<string, Figures>,
  budgets: Record<string, Figures>,
): string[] {
  return Object.entries(found).flatMap(([thing, figures]) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const budget = budgets[thing]?.[name];
      if (budget === undefined) {
        return [`${thing}: ${name} has no budget in budgets.json.`];
      }
      return figure > budget
        ? [`${thing}: ${name} is ${figure}, ${figure - budget} over its budget of ${budget}.`]
        : [];
    }),
  );
}
