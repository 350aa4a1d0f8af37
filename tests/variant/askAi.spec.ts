import type {Page} from '@playwright/test';
import {hold} from '../support/hold';
import {openHydrated} from '../support/hydrated';
import {expect, test} from '../support/provider/fixture';
import {defaultChat} from '../support/provider/chat';

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const answer = (page: Page) => page.locator('.DocSearch-Markdown-Content');

async function ask(page: Page, question: string, address = 'glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially(question);
  await page.locator('.DocSearch-Hit--AskAI').click();
}

test('an answer streams, with the disclaimer, its sources, and word for screen readers', async ({
  page,
  provider,
}) => {
  const {held, release} = hold();
  provider.chat = {...defaultChat, until: held};
  await ask(page, 'what is kanban');
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toBeVisible();
  await expect(page.getByText('The assistant is answering.')).toBeAttached();
  await expect(
    modal(page).getByText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    ),
  ).toBeVisible();
  release();
  await expect(answer(page).first()).toContainText('as cards by status');
  await expect(page.locator('.DocSearch-AskAiScreen-RelatedSources a')).toHaveCount(2);
  await expect(page.getByText('The answer is shown.')).toBeAttached();
  const question = provider.requests.find(
    ({path, method}) => path === '/chat' && method === 'POST',
  );
  expect(question?.body).toMatchObject({
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  });
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(page.locator('.DocSearch-Hit-source')).toContainText(['Recent conversations']);
});

test('an assistant that refuses is said, in words of ours, and the search goes on', async ({
  page,
  provider,
}) => {
  provider.faults.push({when: ({path}) => path === '/chat', status: 500});
  await ask(page, 'what is kanban');
  await expect(
    page.getByText('There is no answer. Try again, or search by keyword.'),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').nth(1)).toContainText('Kanban');
});

test('in French, and with markup in the answer, which never runs', async ({page, provider}) => {
  // Each would set `window.chatMarkupRan`.
  provider.chat = {
    chunks: [
      'Before <img src=x onerror="window.chatMarkupRan = true"> after.\n\n',
      '<script>window.chatMarkupRan = true</script>\n\n',
      '[a link](javascript:window.chatMarkupRan=true) ',
      '![a picture](<x" onerror="window.chatMarkupRan=true>)\n\n',
      '<a href="https://docs.telescope.example/" onclick="window.chatMarkupRan = true">raw</a>',
    ],
  };
  await ask(page, 'qu’est-ce que kanban', 'fr/glossary/');
  await expect(answer(page).first()).toContainText('Before');
  await expect(page.locator('.DocSearch-AskAiScreen-LikeButton')).toBeVisible();
  expect(await page.evaluate(() => 'chatMarkupRan' in window)).toBe(false);
  await expect(modal(page).getByText('Les réponses sont générées par une IA')).toBeVisible();
});
