declare module 'commonmark-spec' {
  export const tests: {number: number; html: string}[];
}
