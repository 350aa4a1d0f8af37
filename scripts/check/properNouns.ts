/** Names that keep their capital inside a heading. Acronyms, and labels of the product, need no entry. */
export const properNouns: ReadonlySet<string> = new Set([
  'Telescope',
  'Roadmap',
  'Core',
  'Lift',
  // What Lift connects to, and its editions.
  'Jira',
  'Cloud',
  'Data',
  'Center',
  'Server',
  'Smartsheet',
  'Microsoft',
  'Excel',
  // Methods and shapes that are named after someone or something.
  'Kanban',
  'Gantt',
  'S',
]);
