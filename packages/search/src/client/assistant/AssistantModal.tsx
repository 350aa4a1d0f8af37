import './jitless';
import {useMemo, useState, type ReactNode} from 'react';
import {DocSearchAskAiModal} from '@docsearch/react/askaiModal';
import '@docsearch/css/dist/_askai.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ModalProps} from '../dialog/KeywordModal';
import {facetFiltersOf} from '../hosted/client';
import {useSearchVersion} from '../useSearchVersion';
import {useSearchData} from '../useSearchProvider';
import {cleanStoredConversations} from './storedConversations';
import './styles.css';
import {translations} from './translations';
import {useButtonNames} from './useButtonNames';

/** Replaces `KeywordModal` in AI-answer mode. */
export default function AssistantModal({
  isAsking,
  onAskingChange,
  ...props
}: ModalProps): ReactNode {
  const {assistantId, indexName} = useSearchData().account!;
  const language = useDocusaurusContext().i18n.currentLocale;
  const {name: version} = useSearchVersion();
  const askAi = useMemo(
    () => ({
      agentId: assistantId!,
      indices: [indexName],
      searchParameters: {[indexName]: {facetFilters: facetFiltersOf({language, version})}},
    }),
    [assistantId, indexName, language, version],
  );
  // Must run before DocSearch's first render.
  useState(() => cleanStoredConversations(props.appId));
  useButtonNames();

  return (
    <DocSearchAskAiModal
      {...props}
      askAi={askAi}
      isAskAiActive={isAsking}
      onAskAiToggle={onAskingChange}
      translations={translations}
    />
  );
}
