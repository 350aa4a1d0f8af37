import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {longDate} from '@guide/content/longDate';

interface Props {
  /** Of the last commit that changed the page, in milliseconds. */
  timestamp: number;
}

/** When a page was last changed, in the language of the site. */
export default function LastChange({timestamp}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <span>
      <Translate
        id="pageDetails.lastChange"
        description="When a page was last changed, under its title; a date such as 18 November 2025"
        values={{
          date: (
            <time dateTime={new Date(timestamp).toISOString()}>
              {longDate(timestamp, currentLocale)}
            </time>
          ),
        }}
      >
        {'Last changed on {date}'}
      </Translate>
    </span>
  );
}
