import {deferred} from '../support/delayFiles';
import {createAnswerParts, defaultAgent, questionPath} from '../support/provider/agent';
import {expect, openHydrated, test, type Page} from '../support/provider/fixture';
import type {LoggedRequest, Provider} from '../support/provider';

const field = (page: Page) => page.locator('.DocSearch-Input');
const askAiOption = (page: Page, name = 'Ask AI:') =>
  page.getByRole('listbox', {name}).getByRole('option');
const stopButton = (page: Page) => page.getByRole('button', {name: 'Stop the answer'});
const answerText = (page: Page) => page.locator('.DocSearch-Markdown-Content');
const errorScreen = (page: Page) => page.locator('.DocSearch-AskAiScreen-Error');
const hits = (page: Page) => page.locator('.DocSearch-Hit').getByRole('link');
const isQuestion = ({path, method}: LoggedRequest) => path === questionPath && method === 'POST';
const questions = ({requests}: Provider) => requests.filter(isQuestion);

async function openDialog(page: Page, query: string, address = 'glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).fill(query);
}

async function ask(page: Page): Promise<void> {
  await openDialog(page, 'what is kanban');
  await askAiOption(page).click();
}

async function expectAnswered(page: Page): Promise<void> {
  await expect(answerText(page).first()).toContainText('as cards by status.');
  await expect(stopButton(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
}

/** No letter of a query is sent to the assistant. */
function expectOnlyQuestion(provider: Provider, language: string): void {
  const sent = provider.requests.filter(
    ({path, method}) => path.startsWith('/agent-studio/') && method === 'POST',
  );
  expect(sent.map(({path}) => path)).toEqual([questionPath]);
  const filters = `["language:${language}",["docusaurus_tag:default","docusaurus_tag:docs-default-current"]]`;
  expect(JSON.stringify(sent[0]!.body)).toContain(`"guide":{"facetFilters":${filters}}`);
}

test('only the question is sent; its answer streams with search, disclaimer and sources, in French too', async ({
  page,
  provider,
}) => {
  const {promise: released, resolve: release} = deferred();
  const firstText = defaultAgent.parts.findIndex(
    (part) => (part as {type: string}).type === 'text-delta',
  );
  provider.agent = {...defaultAgent, hold: {before: firstText + 1, until: released}};
  await ask(page);
  await expect(page.getByText('Answering...')).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
  await expect(answerText(page)).toHaveText('The Kanban view shows items');
  await expect(page.getByText('Searched for')).toContainText('kanban view');
  await expect(
    page.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  release();
  await expectAnswered(page);
  expectOnlyQuestion(provider, 'en');
  await page.getByRole('button', {name: '2 Related sources'}).click();
  await expect(page.locator('.DocSearch-AskAiScreen-Sources').getByRole('link')).toHaveText([
    'Kanban view',
    'https://docs.telescope.example/guide/reading/',
  ]);

  provider.requests.length = 0;
  await openDialog(page, 'kanban', 'fr/glossary/');
  await askAiOption(page, 'Poser une question').click();
  await expect(
    page.getByText('Les réponses sont générées par une IA qui peut se tromper. Vérifiez-les.'),
  ).toBeVisible();
  await expect(page.getByText('Recherche effectuée')).toBeVisible();
  await expect(page.getByRole('button', {name: '2 Sources'})).toBeVisible();
  expectOnlyQuestion(provider, 'fr');
});

test('an answer can be stopped; a failed question shows what to do, and can be asked again', async ({
  page,
  provider,
}) => {
  const {promise: released, resolve: release} = deferred();
  provider.agent = {...defaultAgent, hold: {before: 1, until: released}};
  await ask(page);
  await expect(page.getByText('Thinking...')).toBeVisible();
  await stopButton(page).click();
  await expect(stopButton(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  release();

  const askAgain = async () => {
    await field(page).fill('kanban');
    await field(page).press('Enter');
  };
  // Unit tests cover other failures.
  const parts = createAnswerParts(['The **Kanban']).slice(0, 4);
  for (const [cause, message] of [
    [{fault: {when: isQuestion, status: 429}}, /Wait a minute, then ask again, or search by/],
    [{agent: {parts, breaksConnection: true}}, /cut off\. Check your network connection/],
  ] as const) {
    Object.assign(provider, cause);
    await askAgain();
    await expect(errorScreen(page)).toContainText('No answer');
    await expect(errorScreen(page)).toContainText(message);
    Object.assign(provider, {fault: undefined, agent: defaultAgent});
    await askAgain();
    await expect(errorScreen(page)).toHaveCount(0);
    await expectAnswered(page);
  }
});

test('arrow, Enter and Escape reach, ask and leave the assistant; Enter alone opens the first hit', async ({
  page,
  provider,
}) => {
  await openDialog(page, 'kanban');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(askAiOption(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectAnswered(page);
  await page.keyboard.type('and swimlanes?');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions(provider).length).toBe(2);
  await expect(page.locator('.DocSearch-AskAiScreen-Query').first()).toHaveText('and swimlanes?');
  await expectAnswered(page);
  await page.keyboard.press('Escape');
  await expect(answerText(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Modal').getByRole('status')).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);

  await page.keyboard.press('/');
  await field(page).fill('kanban');
  await expect(hits(page).first()).toContainText('Kanban');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Kanban');
  expect(questions(provider)).toHaveLength(2);
});
