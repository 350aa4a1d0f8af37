import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Highlighted} from '../../highlight';

export default function CorrectedQuery({query}: {query: Highlighted}): ReactNode {
  const words = query.map(({text, match}, index) =>
    match ? <strong key={index}>{text}</strong> : text,
  );
  return (
    <Translate
      id="search.corrected"
      description="Above the results of a query with typos; {query} is the corrected query"
      values={{query: <>{words}</>}}
    >
      {'Results for {query}'}
    </Translate>
  );
}
