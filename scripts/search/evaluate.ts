import {evaluate, figuresOf, type QuerySet, type Outcome} from '../../tests/relevance/evaluate';

/**
 * `npm run search:eval`: how well the built index answers the judged queries,
 * by language and class, and each query that misses. It asks the queries that
 * the ranking was never set by; with `-- --tuning`, the others.
 */
const set: QuerySet = process.argv.includes('--tuning') ? 'tuning' : 'test';

for (const locale of ['en', 'fr'] as const) {
  const outcomes = evaluate(set, locale, process.env.BUILD_DIR ?? 'build');
  console.log(`\n${locale}, the ${set} set`);
  console.log('class       queries  success@1  success@5  MRR@10');
  for (const name of new Set(outcomes.map((outcome) => outcome.class))) {
    printLine(
      name,
      outcomes.filter((outcome) => outcome.class === name),
    );
  }
  printLine('all', outcomes);
  for (const {query, expected, rank, found} of outcomes.filter(({rank: place}) => place !== 1)) {
    const place = rank === 0 ? 'not found' : `place ${rank}`;
    console.log(`  misses: "${query}" wants ${expected.join(' or ')}: ${place}, after ${found[0]}`);
  }
}

function printLine(name: string, outcomes: Outcome[]): void {
  const {queries, success1, success5, mrr10} = figuresOf(outcomes);
  const columns = [success1, success5, mrr10].map((share) => share.toFixed(3).padStart(9));
  console.log(`${name.padEnd(11)} ${String(queries).padStart(7)}  ${columns.join('  ')}`);
}
