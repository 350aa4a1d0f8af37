import {expect, test} from '../../support/engines/reader';

/** Connections that fail are told in the console. */
test.use({hasTroubles: true});

const panel = 'main [role="group"]';

test('a reader who asks for it keeps the guide, reads it without a network, and removes it', async ({
  reader,
}) => {
  reader.site.isPlain = true;
  await reader.open('/support_en/');
  await reader.click('#read-offline ~ div button');
  await reader.sees(panel, /English: not kept/);
  // WebKit does not scroll to what is a little below the screen.
  await reader.hover(`${panel} button`);
  await reader.click(`${panel} button`);
  await expect.poll(() => reader.texts(panel).then(([text]) => text)).toMatch(/It is up to date/);
  reader.site.isLost = () => true;
  await reader.open('/versions/');
  await reader.sees('h1', 'Versions');
  await reader.click('.footer a[href="/glossary/"]');
  await reader.sees('h1', 'Glossary');
  await reader.press('/');
  await reader.type('kanban');
  await reader.sees('.DocSearch-Hit', /kanban/i);
  await reader.openUnhydrated('/fr/versions/');
  await reader.sees('h1', 'Not kept on this device');
  await reader.open('/support_en/');
  await reader.sees(panel, /English: kept on/);
  await reader.hover(`${panel} button:last-of-type`);
  await reader.click(`${panel} button:last-of-type`);
  await reader.sees(panel, /The copy is removed/);
});
