import {parse} from 'yaml';
import {createDescription} from '../description';
import type {Description, Links, OpenApi} from '../types';

/** Parses a description; missing members are empty. */
export function descriptionOf(yaml: string, locale = 'en', links: Links = {}): Description {
  const whole: OpenApi = {
    paths: {},
    components: {schemas: {}},
    ...(parse(yaml) as Partial<OpenApi>),
  };
  const source = {description: 'api/teapots.v1.yaml', overlay: '', tokenVariable: 'TOKEN', links};
  return createDescription(whole, locale, source);
}
