/** What a parameter of an address holds, by name: `filter[end_date][lte]` and `2025-07-31`. */
export function flatten(name: string, value: unknown): [name: string, value: string][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
    : [[name, value === undefined ? '' : String(value)]];
}
