/** Deletes a page in both languages; its address leads to another one: `npm run delete:page -- <page> --to <page>`. */
import {parseArgs} from 'node:util';
import {runCommand} from '../../runCommand';
import {planDeletion} from './deletePage';

void runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string'}, 'dry-run': {type: 'boolean', default: false}},
  });
  const [name, ...rest] = positionals;
  if (!name || !values.to || rest.length > 0) {
    throw new Error(
      'Name the page, and the one that its readers are led to: npm run delete:page -- roadmapping/export --to roadmapping/manage_and_share',
    );
  }
  const {changes, page, to, others} = await planDeletion(process.cwd(), name, values.to);
  const lines = changes.describe().map((line) => `  ${line}`);
  if (!values['dry-run']) {
    changes.apply();
  }
  console.log(
    [
      `${values['dry-run'] ? 'Would delete' : 'Deleted'} ${page.id}; ${page.slug} leads to ${to.slug}:`,
      ...lines,
      ...(others.length > 0
        ? ['These name it too. Look at them:', ...others.map((file) => `  ${file}`)]
        : []),
      `Figures that were on it belong to ${to.id} in figures/plan.json now: show them there, or take them out.`,
    ].join('\n'),
  );
});
