import {parse} from 'yaml';
import {createDescription} from '../description';
import type {Description, OpenApi} from '../types';

/** Parses a description; missing members are empty. */
export function descriptionOf(yaml: string, locale = 'en'): Description {
  const whole: OpenApi = {
    paths: {},
    components: {schemas: {}},
    ...(parse(yaml) as Partial<OpenApi>),
  };
  return createDescription(whole, locale);
}
