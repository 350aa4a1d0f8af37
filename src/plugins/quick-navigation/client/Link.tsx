/**
 * Ejected: client/exports/Link of @docusaurus/core 3.9.1.
 *
 * Why: upstream's link listens to the router, as do the components of
 * react-router that it is made of: all links of a page, some 120, were drawn
 * again twice at each change of page. This one asks the router when it is
 * selected.
 *
 * Changed: an `<a>` stands for the `Link` of react-router; one observer sees all
 * links; code is fetched ahead also for a heading of another page.
 * Left out: the hash router, and browsers without IntersectionObserver.
 */
import {useEffect, useImperativeHandle, useRef, type MouseEvent, type ReactNode} from 'react';
import {NavLink} from 'react-router-dom';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {follow} from './follow';
import {prefetchWhenSeen} from './prefetchWhenSeen';

export default function Link({
  isNavLink,
  to,
  href,
  activeClassName,
  isActive,
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  autoAddBaseUrl = true,
  ref,
  ...props
}: Props): ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => anchor.current!);

  const given = to || href;
  const isInternal = isInternalUrl(given);
  let target = given?.replace('pathname://', '');
  if (target?.startsWith('/') && autoAddBaseUrl) {
    target = withBaseUrl(target);
  }
  if (target && isInternal) {
    target = applyTrailingSlash(target, {trailingSlash, baseUrl});
  }

  const isAnchorLink = target?.startsWith('#') ?? false;
  const opensHere = !props.target || props.target === '_self';
  const isRegularHtmlLink = !target || !isInternal || !opensHere || isAnchorLink;
  if (!noBrokenLinkCheck && (isAnchorLink || !isRegularHtmlLink)) {
    brokenLinks.collectLink(target!);
  }
  if (props.id) {
    brokenLinks.collectAnchor(props.id);
  }

  const page = isRegularHtmlLink ? undefined : target?.replace(/[?#].*/, '');
  useEffect(() => (page ? prefetchWhenSeen(anchor.current!, page) : undefined), [page]);
  const preload = () => void (page && window.docusaurus.preload(page));
  const ahead = {onMouseEnter: preload, onTouchStart: preload};

  if (isNavLink && !isRegularHtmlLink) {
    const active = {isActive, activeClassName};
    return <NavLink {...props} {...ahead} {...active} innerRef={anchor} to={target!} />;
  }
  const followed = {
    ...ahead,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      props.onClick?.(event);
      follow(event, history);
    },
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- The link that the rule asks for.
    <a
      ref={anchor}
      href={target}
      {...(given && !isInternal && {target: '_blank', rel: 'noopener noreferrer'})}
      {...props}
      {...(isRegularHtmlLink ? {} : followed)}
    />
  );
}
