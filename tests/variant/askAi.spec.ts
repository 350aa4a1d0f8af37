import type {Page} from '@playwright/test';
import {hold} from '../support/hold';
import {openHydrated} from '../support/hydrated';
import {expect, test} from '../support/provider/fixture';
import {
  answerWithMarkup,
  answerWithSources,
  type ChatAnswer,
} from '../support/provider/chatAnswers';
import type {Provider} from '../support/provider';

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const answer = (page: Page) => page.locator('.DocSearch-Markdown-Content');
const sent = (provider: Provider) =>
  provider.requests.filter(({path, method}) => path.startsWith('/chat') && method === 'POST');

/** Types a question and asks it; the first one needs the reader's consent. */
async function ask(page: Page, question: string, address = 'glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially(question);
  await page.locator('.DocSearch-Hit--AskAI').click();
}

async function consent(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Send the question'}).click();
}

test('before the first question a notice says where it goes; refused, nothing is sent', async ({
  page,
  provider,
}) => {
  await ask(page, 'how do I import');
  const notice = page.getByRole('dialog', {name: 'Your question leaves this site'});
  await expect(notice).toContainText('Algolia');
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('.DocSearch-Input')).toHaveValue('how do I import');
  await page.locator('.DocSearch-Hit--AskAI').click();
  await page.getByRole('button', {name: 'Do not send'}).click();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('how do I import');
  expect(sent(provider)).toEqual([]);
});

test('an answer streams, with the disclaimer, its sources, and word for screen readers', async ({
  page,
  provider,
}) => {
  const {held, release} = hold();
  provider.chat.answer = {...answerWithSources, until: held} as ChatAnswer;
  await ask(page, 'what is kanban');
  await consent(page);
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toBeVisible();
  await expect(page.getByText('The assistant is answering.')).toBeAttached();
  await expect(
    modal(page).getByText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    ),
  ).toBeVisible();
  release();
  await expect(answer(page).first()).toContainText('shows items');
  await expect(answer(page).first()).toContainText('as cards by status');
  await expect(modal(page).getByText('Related sources')).toBeVisible();
  await expect(page.locator('.DocSearch-AskAiScreen-RelatedSources a')).toHaveCount(2);
  await expect(page.getByText('The answer is shown.')).toBeAttached();

  const question = sent(provider).find(({path}) => path === '/chat');
  expect(question?.body).toMatchObject({
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  });
});

test('a follow-up needs no second notice; copy, feedback and history work', async ({
  page,
  provider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ask(page, 'what is kanban');
  await consent(page);
  await expect(modal(page).getByText('Related sources')).toBeVisible();
  await page.locator('.DocSearch-Input').fill('and a list?');
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-AskAiScreen-Query')).toHaveText([
    'and a list?',
    'what is kanban',
  ]);
  await expect(page.locator('.DocSearch-AskAiScreen-LikeButton')).toHaveCount(2);

  await page.locator('.DocSearch-AskAiScreen-CopyButton').first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Kanban view');
  await page.locator('.DocSearch-AskAiScreen-LikeButton').first().click();
  await expect(modal(page).getByText('Thanks for your feedback!')).toBeVisible();
  expect(sent(provider).some(({path}) => path === '/chat/feedback')).toBe(true);

  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(page.locator('.DocSearch-Hit-source')).toContainText(['Recent conversations']);
  await page.getByRole('option', {name: /what is kanban/}).click();
  await expect(page.locator('.DocSearch-AskAiScreen-Query').last()).toHaveText('what is kanban');
});

test('an answer is stopped by its button, and by leaving the box', async ({page, provider}) => {
  provider.chat.answer = {kind: 'hang', chunks: ['First words ']};
  await ask(page, 'what is kanban');
  await consent(page);
  await expect(answer(page)).toContainText('First words');
  await page.getByRole('button', {name: 'Stop the answer'}).click();
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toHaveCount(0);
  await expect(answer(page)).toContainText('First words');

  await page.locator('.DocSearch-Input').fill('again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat'));
  await page.keyboard.press('Escape');
  await failed;
});

for (const [name, chat] of [
  ['refuses', {kind: 'fail-before', status: 500, body: 'Internal error'}],
  ['fails midway', {kind: 'fail-midway', chunks: ['Some '], error: 'lost'}],
] as const) {
  test(`an assistant that ${name} is said, in words of ours`, async ({page, provider}) => {
    provider.chat.answer = chat as unknown as ChatAnswer;
    await ask(page, 'what is kanban');
    await consent(page);
    await expect(
      page.getByText('There is no answer. Try again, or search by keyword.'),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Back to keyword search'}).click();
    await page.locator('.DocSearch-Input').fill('kanban');
    await expect(page.locator('.DocSearch-Hit').nth(1)).toContainText('Kanban');
  });
}

test('markup in an answer never runs', async ({page, provider}) => {
  provider.chat.answer = answerWithMarkup;
  await ask(page, 'what is kanban');
  await consent(page);
  await expect(answer(page).first()).toContainText('Before');
  await expect(page.locator('.DocSearch-AskAiScreen-LikeButton')).toBeVisible();
  expect(await page.evaluate(() => 'chatMarkupRan' in window)).toBe(false);
});

test('in French, the assistant speaks French', async ({page, provider}) => {
  await ask(page, 'qu’est-ce que kanban', 'fr/glossary/');
  await page.getByRole('button', {name: 'Envoyer la question'}).click();
  await expect(modal(page).getByText('Les réponses sont générées par une IA')).toBeVisible();
  await expect(modal(page).getByText('Sources')).toBeVisible();
  const question = sent(provider).find(({path}) => path === '/chat');
  expect(JSON.stringify(question?.body)).toContain('language:fr');
});
