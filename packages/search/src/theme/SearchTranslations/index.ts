/**
 * Wrapped: SearchTranslations of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: it passes DocSearch 4.7.0 no words for a part of its Ask AI mode, which
 * would stay English, and two of its words for a search under way are swapped.
 */
import {translate} from '@docusaurus/Translate';
import original from '@theme-init/SearchTranslations';
import type Translations from '@theme/SearchTranslations';

const translations = original as typeof Translations;
const {modal} = translations;

function closeText(): string {
  return translate({
    id: 'search.box.close',
    message: 'Close the search',
    description: 'Name of the button that closes the search box',
  });
}

export default {
  ...translations,
  modal: {
    ...modal,
    searchBox: {
      ...modal?.searchBox,
      clearButtonTitle: translate({
        id: 'search.box.clear',
        message: 'Clear',
        description: 'Button that empties the field of the search box',
      }),
      // Upstream names it "Cancel"; it closes the box.
      closeButtonText: closeText(),
      closeButtonAriaLabel: closeText(),
      newConversationPlaceholder: translate({
        id: 'search.askAi.newConversationPlaceholder',
        message: 'Ask a question',
        description: 'Hint of the field of a new conversation',
      }),
      conversationHistoryTitle: translate({
        id: 'search.askAi.historyTitle',
        message: 'My conversations',
        description: 'Title of the list of former conversations',
      }),
      startNewConversationText: translate({
        id: 'search.askAi.startNewConversation',
        message: 'Start a new conversation',
        description: 'Button that starts a new conversation',
      }),
      viewConversationHistoryText: translate({
        id: 'search.askAi.viewHistory',
        message: 'Earlier conversations',
        description: 'Menu item that shows former conversations',
      }),
      threadDepthErrorPlaceholder: translate({
        id: 'search.askAi.tooLong',
        message: 'This conversation has reached its limit',
        description: 'Hint of the field when a conversation may not go on',
      }),
    },
    newConversation: {
      newConversationTitle: translate({
        id: 'search.askAi.newConversationTitle',
        message: 'What would you like to know?',
        description: 'Title of the screen of a new conversation',
      }),
      newConversationDescription: translate({
        id: 'search.askAi.newConversationDescription',
        message: 'Answers come from this documentation and link to the pages that they use.',
        description: 'Text of the screen of a new conversation',
      }),
    },
    resultsScreen: {
      ...modal?.resultsScreen,
      noResultsAskAiPlaceholder: translate({
        id: 'search.askAi.askWithoutResult',
        message: 'No page found? Ask a question: ',
        description: 'Stands before the query in the item that asks, when no page was found',
      }),
    },
    askAiScreen: {
      ...modal?.askAiScreen,
      // Upstream shows this one before the query, and the next one alone.
      preToolCallText: translate({
        id: 'search.askAi.searchingFor',
        message: 'Searching for',
        description: 'Stands before the words that the assistant is searching for',
      }),
      duringToolCallText: translate({
        id: 'search.askAi.searching',
        message: 'Searching…',
        description: 'Shown while the assistant chooses what to search for',
      }),
      aggregatedToolCallText: () => ({
        before: translate({
          id: 'search.askAi.searchedFor',
          message: 'Searched for ',
          description: 'Stands before the words that the assistant has searched for',
        }),
        separator: ', ',
        lastSeparator: translate({
          id: 'search.askAi.and',
          message: ' and ',
          description: 'Stands before the last of several searches of the assistant',
        }),
        after: '',
      }),
      stoppedStreamingText: translate({
        id: 'search.askAi.stopped',
        message: 'You stopped this answer',
        description: 'Stands under an answer that the reader stopped',
      }),
      errorTitleText: translate({
        id: 'search.askAi.failed',
        message: 'There is no answer. Try again, or search by keyword.',
        description: 'Shown when a question cannot be answered',
      }),
      startNewConversationButtonText: translate({
        id: 'search.askAi.startNewConversation',
        message: 'Start a new conversation',
      }),
    },
  },
} satisfies typeof translations;
