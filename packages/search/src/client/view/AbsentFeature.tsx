import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {AbsentNotice} from '../../engine/absent';

interface Props {
  notice: AbsentNotice;
  className?: string;
  onOpen: (url: string) => void;
}

/** Says that the product does not have what is searched, and where to read on. */
export default function AbsentFeature({notice, className, onOpen}: Props): ReactNode {
  const {message, alternative, related} = notice;
  return (
    <div className={className}>
      <div>
        <strong>{message}</strong> {alternative}
      </div>
      {related.length > 0 && (
        <div>
          <Translate
            id="search.absent.see"
            description="After a sentence that says what the product does not have; {sections} are links"
            values={{
              sections: (
                <>
                  {related.map(({url, title}, at) => (
                    <Fragment key={url}>
                      {at > 0 && ' · '}
                      <Link to={url} onClick={() => onOpen(url)}>
                        {title}
                      </Link>
                    </Fragment>
                  ))}
                </>
              ),
            }}
          >
            {'See {sections}'}
          </Translate>
        </div>
      )}
    </div>
  );
}
