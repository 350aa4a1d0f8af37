import {expect, test} from '../../support/browser';
import {buildDir} from '../../support/build';
import {builtHeaders} from '../../support/policy';
import {startStaticServer} from '../../../tools/site/staticServer';

test('shows the base address banner only if neither scripts nor styles load', async ({page}) => {
  for (const [blockedFiles, isHydrated, banners] of [
    [/\.css$/, true, []],
    [/\.js$/, false, []],
    [/\.(?:js|css)$/, false, ['This site did not load properly. Its base address is /']],
  ] as const) {
    await page.route(blockedFiles, (route) => route.abort());
    await page.goto('/tags/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', String(isHydrated));
    await expect(page.getByRole('alert')).toHaveText([...banners]);
    await page.unroute(blockedFiles);
  }

  await test.step('pages show both base addresses, and the 404 page that of the build', async () => {
    const basePath = '/manual/';
    const host = await startStaticServer(buildDir, {
      isCompressed: false,
      headers: builtHeaders(),
      basePath,
    });
    for (const [address, message] of [
      [
        'search/?q=kanban',
        'This site did not load properly. Its base address is /; here it has to be /manual/',
      ],
      [
        'fr/support_fr/index.html',
        'Ce site ne s’est pas chargé correctement. Son adresse de base est /\u00A0; ici, il faut /manual/',
      ],
      ['no-such-page/', /Its base address is \/$/],
    ] as const) {
      await page.goto(`${host.origin}${basePath}${address}`);
      await expect(page.getByRole('alert'), address).toHaveText(message);
    }
    await host.stop();
  });
});
