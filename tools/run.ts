/**
 * `npm run guide -- <command>`, and scripts such as `npm run check`: run a command of a package with the
 * configuration of this site.
 */
import {runCommand} from './runCommand';

const [name = '', ...args] = process.argv.slice(2);

const authoring = () => import('@guide/authoring');
const site = () => import('../src/config/content');

const commands: Record<string, () => Promise<void>> = {
  async check() {
    const {contentRules} = await import('../src/config/contentRules');
    const {runCheck} = await import('@guide/checks');
    await runCheck(contentRules, args);
  },
  compress: async () => (await import('@guide/hosting/compress')).runCompress(args),
  async draw() {
    const {runDraw} = await import('@guide/figures');
    const {chromiumPath} = await import('./site/systemBrowsers');
    await runDraw(args, chromiumPath);
  },
  i18n: async () => (await authoring()).runI18n((await site()).contentSite, args),
  licences: async () => (await import('@guide/licences/commands')).runLicences(args),
  pack: async () => (await import('./pack')).runPack(args),
  page: async () => (await authoring()).runPage((await site()).pagesOptions, args),
  rename: async () => (await authoring()).runRename((await site()).renameOptions, args),
  async search() {
    const {runSearchCommand} = await import('docusaurus-search-sections/commands');
    const {searchSite} = await import('../src/config/search');
    await runSearchCommand(searchSite, args, process.env);
  },
  update: async () => (await import('./update')).runUpdate(args),
  version: async () => (await authoring()).runVersion((await site()).versionOptions, args),
};

// These exit with 1 if they find problems, and with 2 if they can't run.
const isCheck = ['check', 'draw'].includes(name);
void runCommand(
  () => {
    if (!Object.hasOwn(commands, name)) {
      throw new Error(
        `Unknown command "${name}". Expected one of: ${Object.keys(commands).join(', ')}.`,
      );
    }
    return commands[name]!();
  },
  isCheck ? 2 : 1,
);
