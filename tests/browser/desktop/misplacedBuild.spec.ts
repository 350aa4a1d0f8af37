import {expect, test} from '../../support/browser';
import {buildDir} from '../../support/build';
import {startStaticServer} from '../../../tools/site/staticServer';

test.use({served: {folder: buildDir, basePath: '/manual/'}});

const english =
  'This site did not load properly. Its base address is /; here it has to be /manual/';
const french =
  'Ce site ne s’est pas chargé correctement. Son adresse de base est /\u00A0; ici, il faut /manual/';

test('pages show both base addresses, and the 404 page that of the build', async ({page}) => {
  for (const [address, message] of [
    ['./', english],
    ['?from=mail#start', english],
    ['roadmapping/timeline_tutorials/', english],
    ['glossary/index.html', english],
    ['search/?q=kanban', english],
    ['fr/', french],
    ['fr/support_fr/index.html', french],
    ['no-such-page/', /Its base address is \/$/],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert'), address).toHaveText(message);
  }
});

test('the French 404 page shows the base address of the build', async ({page}) => {
  const host = await startStaticServer(buildDir, {
    isCompressed: false,
    basePath: '/manual/',
    missing: {file: '/fr/404.html', status: 404},
  });
  await page.goto(`${host.address}/fr/no/such/page/`);
  await expect(page.getByRole('alert')).toHaveText(/Son adresse de base est \/$/);
  await host.stop();
});
