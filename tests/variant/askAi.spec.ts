import {deferred} from '../support/delayFiles';
import {
  createAnswerParts,
  defaultAgent,
  isAgentPath,
  isQuestionPath,
} from '../support/provider/agent';
import {expect, openHydrated, test, type Page} from '../support/provider/fixture';
import type {Provider} from '../support/provider';

const field = (page: Page) => page.locator('.DocSearch-Input');
const askAiOption = (page: Page) => page.getByRole('option', {name: /^Ask AI: /});
const answerText = (page: Page) => page.locator('.DocSearch-Markdown-Content');
const errorScreen = (page: Page) => page.locator('.DocSearch-AskAiScreen-Error');
const hits = (page: Page) => page.locator('.DocSearch-Hit').getByRole('link');
const questions = ({requests}: Provider) =>
  requests.filter(({path, method}) => isQuestionPath(path) && method === 'POST');

async function openDialog(page: Page, query: string, address = 'glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).fill(query);
}

async function ask(page: Page, question: string): Promise<void> {
  await openDialog(page, question);
  await askAiOption(page).click();
}

test('an answer streams with search, disclaimer and sources, and is announced', async ({
  page,
  provider,
}) => {
  const {promise: released, resolve: release} = deferred();
  const firstText = defaultAgent.parts.findIndex(
    (part) => (part as {type: string}).type === 'text-delta',
  );
  provider.agent = {...defaultAgent, hold: {before: firstText + 1, until: released}};
  await ask(page, 'what is kanban');
  await expect(page.getByText('Answering...')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toBeVisible();
  await expect(answerText(page)).toHaveText('The Kanban view shows items');
  await expect(page.getByText('Searched for')).toContainText('kanban view');
  await expect(
    page.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  release();
  await expect(answerText(page)).toContainText('as cards by status.');
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  await expect(page.getByRole('button', {name: 'Copy the code'})).toBeVisible();
  await page.getByRole('button', {name: '2 related sources'}).click();
  await expect(page.locator('.DocSearch-AskAiScreen-Sources').getByRole('link')).toHaveText([
    'Kanban view',
    'https://docs.telescope.example/guide/reading/',
  ]);
  await page.getByRole('button', {name: 'How do I add a swimlane?'}).click();
  await expect(page.locator('.DocSearch-AskAiScreen-Query').first()).toHaveText(
    'How do I add a swimlane?',
  );
  await expect.poll(() => questions(provider).length).toBe(2);
});

for (const [language, address] of [
  ['en', 'glossary/'],
  ['fr', 'fr/glossary/'],
] as const) {
  test(`in ${language}, only the question is sent, with its version`, async ({page, provider}) => {
    await openDialog(page, 'kanban', address);
    await expect(hits(page).first()).toBeVisible();
    expect(provider.requests.filter(({path}) => isAgentPath(path))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address.replace('glossary/', 'search/?q=kanban'));
    await openDialog(page, 'kanban', address);
    expect(provider.requests.filter(({path}) => isAgentPath(path))).toEqual([]);
    await page.getByRole('option').first().click();
    await expect(answerText(page)).toBeVisible();
    const [question] = questions(provider);
    expect(question!.path).toContain('/agents/assistant-1/');
    expect(question!.body).toMatchObject({
      algolia: {
        indices: ['guide'],
        searchParameters: {
          guide: {
            facetFilters: [
              `language:${language}`,
              ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
            ],
          },
        },
      },
    });
  });
}

test('in French, the assistant is in French', async ({page, provider}) => {
  await openDialog(page, 'kanban', 'fr/glossary/');
  await expect(field(page)).toHaveAttribute('placeholder', 'Recherche ou question');
  await page.getByRole('option', {name: 'Poser une question : kanban'}).click();
  await expect(
    page.getByText('Les réponses sont générées par une IA qui peut se tromper. Vérifiez-les.'),
  ).toBeVisible();
  await expect(page.getByText('Recherche effectuée')).toBeVisible();
  await expect(page.getByRole('button', {name: '2 sources associées'})).toBeVisible();
  await expect(page.getByText('Pour continuer')).toBeVisible();
  await page.getByRole('button', {name: 'Conversations'}).click();
  await expect(
    page.getByRole('button', {name: 'Démarrer une nouvelle conversation'}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Réponse inutile'}).click();
  await expect(page.getByRole('button', {name: 'Hors sujet'})).toBeVisible();
  await page.getByRole('button', {name: 'Revenir à la recherche par mots-clés'}).click();
  await expect(page.getByText('Conversations récentes')).toBeVisible();
  await expect(page.locator('.DocSearch-Hit-path')).toHaveText('maintenant');
  provider.faults.push({when: ({path}) => isQuestionPath(path), status: 429});
  await field(page).fill('kanban');
  await page.getByRole('option', {name: 'Poser une question : kanban'}).click();
  await expect(errorScreen(page)).toContainText('Aucune réponse');
  await expect(errorScreen(page)).toContainText('Trop de questions pour le moment.');
});

test('an answer can be stopped, and shows a notice', async ({page, provider}) => {
  const {promise: released, resolve: release} = deferred();
  provider.agent = {...defaultAgent, hold: {before: 1, until: released}};
  await ask(page, 'what is kanban');
  await expect(page.getByText('Thinking...')).toBeVisible();
  await page.getByRole('button', {name: 'Stop the answer'}).click();
  await expect(page.getByText('You stopped this answer.').last()).toBeVisible();
  await expect(field(page)).toBeFocused();
  release();
});

const isQuestion = ({path}: {path: string}) => isQuestionPath(path);
const failures: Record<string, {arrange: (provider: Provider) => void; message: RegExp}> = {
  'refused by the provider': {
    arrange: ({faults}) => faults.push({when: isQuestion, status: 403}),
    message: /doesn’t accept questions from this site\. Search by keyword instead\./,
  },
  'rate-limited': {
    arrange: ({faults}) => faults.push({when: isQuestion, status: 429}),
    message: /Wait a minute, then ask again, or search by keyword\./,
  },
  'to an unknown assistant': {
    arrange: ({faults}) => faults.push({when: isQuestion, status: 404}),
    message: /no longer exists\. Search by keyword instead\./,
  },
  'without a network': {
    arrange: ({faults}) => faults.push({when: isQuestion, drop: true}),
    message: /can’t be reached\. Check your network connection, then ask again\./,
  },
  'to a provider that fails': {
    arrange: ({faults}) => faults.push({when: isQuestion, status: 500, body: '<html>'}),
    message: /The assistant failed\. Ask again, or search by keyword\./,
  },
  'in a conversation that is too long': {
    arrange: ({faults}) => faults.push({when: isQuestion, status: 400, body: {code: 'AI-217'}}),
    message: /Start a new one from the Conversations menu\./,
  },
  'with an empty answer': {
    arrange: (provider) => (provider.agent = {parts: createAnswerParts([])}),
    message: /Use other words, or search by keyword\./,
  },
  'with an answer that is cut off': {
    arrange: (provider) =>
      (provider.agent = {
        parts: createAnswerParts(['The **Kanban']).slice(0, 4),
        breaksConnection: true,
      }),
    message: /cut off\. Check your network connection, then ask again\./,
  },
  'with a malformed answer': {
    arrange: (provider) => (provider.agent = {parts: ['data: {"type": "text-del\n\n']}),
    message: /The assistant failed\. Ask again, or search by keyword\./,
  },
};

test('a failed question shows what to do, and Enter retries it', async ({page, provider}) => {
  await openHydrated(page, 'glossary/');
  for (const [name, {arrange, message}] of Object.entries(failures)) {
    await test.step(`a question ${name}`, async () => {
      arrange(provider);
      await page.keyboard.press('Control+k');
      await field(page).fill('kanban');
      await askAiOption(page).click();
      await expect(errorScreen(page)).toContainText('No answer');
      await expect(errorScreen(page)).toContainText(message);
      await expect(field(page)).toHaveValue('kanban');
      provider.faults.length = 0;
      provider.agent = defaultAgent;
      await field(page).press('Enter');
      await expect(answerText(page).first()).toContainText('as cards by status.');
      await page.getByRole('button', {name: 'Back to keyword search'}).click();
      await field(page).fill('kanban');
      await expect(hits(page).first()).toContainText('Kanban');
      await page.keyboard.press('Escape');
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    });
  }
});

test('arrow, Enter and Escape reach, ask and leave the assistant', async ({page, provider}) => {
  await openDialog(page, 'kanban');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(askAiOption(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(answerText(page)).toContainText('as cards by status.');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('and swimlanes?');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions(provider).length).toBe(2);
  await expect(page.locator('.DocSearch-AskAiScreen-Query').first()).toHaveText('and swimlanes?');
  await expect(page.getByRole('button', {name: 'Stop the answer'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(answerText(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('a conversation is stored, reopened, listed and removed', async ({page}) => {
  await ask(page, 'what is kanban');
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent conversations');
  await page.getByRole('option', {name: 'what is kanban'}).click();
  await expect(answerText(page)).toContainText('as cards by status.');
  await page.getByRole('button', {name: 'Conversations'}).click();
  await page.getByRole('button', {name: 'Earlier conversations'}).click();
  await page.getByRole('button', {name: 'Remove this conversation from history'}).click();
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(page.getByText('Recent conversations')).toHaveCount(0);
  await expect(page.getByText('Try searching for')).toBeVisible();
});

test('keeps ten conversations, the newest first', async ({page}) => {
  const seeded = Array.from({length: 12}, (_, index) => ({
    objectID: `question ${index}`,
    query: `question ${index}`,
    hierarchy: {lvl0: 'askAI', lvl1: `question ${index}`},
    messages: [{id: `${index}`, role: 'user', parts: [{type: 'text', text: 'question'}]}],
  }));
  const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__APPID';
  await page.addInitScript(
    ([name, value]) => localStorage.setItem(name!, value!),
    [key, JSON.stringify(seeded)],
  );
  await ask(page, 'what is kanban');
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  const stored = await page.evaluate((name) => localStorage.getItem(name), key);
  const queries = (JSON.parse(stored!) as {query: string}[]).map(({query}) => query);
  expect(queries).toEqual(['what is kanban', ...seeded.slice(0, 9).map(({query}) => query)]);
});

test('feedback is sent; a failure shows a message', async ({page, provider}) => {
  const isFeedback = ({path}: {path: string}) => path.endsWith('/feedback');
  provider.faults.push({when: isFeedback, status: 500});
  await ask(page, 'what is kanban');
  await page.getByRole('button', {name: 'Dislike'}).click();
  await page.getByRole('button', {name: 'Not what I asked'}).click();
  await page.getByRole('textbox', {name: 'Details'}).fill('Too short');
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByRole('alert').filter({hasText: 'couldn’t be sent'})).toBeVisible();
  provider.faults.length = 0;
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
  const sent = provider.requests.filter(
    (request) => isFeedback(request) && request.method === 'POST',
  );
  expect(sent.at(-1)!.body).toMatchObject({
    agentId: 'assistant-1',
    vote: 0,
    tags: ['not_what_i_asked'],
    notes: 'Too short',
  });
});

test("a new conversation suggests questions in the page's language", async ({page, provider}) => {
  provider.suggestedQuestions = [
    {objectID: '1', question: 'How do I import a dataset?', locale: 'en'},
    {objectID: '2', question: 'Comment importer un jeu de données ?', locale: 'fr'},
    {objectID: '3', question: ['markup'], locale: 'en'},
  ];
  await ask(page, 'what is kanban');
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  await page.getByRole('button', {name: 'Conversations'}).click();
  await page.getByRole('button', {name: 'Start a new conversation'}).click();
  await expect(page.getByText('What would you like to know?')).toBeVisible();
  const suggested = page.locator('.DocSearch-NewConversationScreen-SuggestedQuestion');
  await expect(suggested).toHaveText(['How do I import a dataset?']);
  await suggested.click();
  await expect(answerText(page)).toContainText('as cards by status.');
});
