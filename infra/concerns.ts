import type { Contract } from '#shared/contract/index.ts';
import type { Component } from '#shared/status.ts';
import * as areas from './concerns/areas.ts';
import type { Concern } from './concerns/concern.ts';
import * as work from './concerns/work.ts';

/** An area without its line does not compile. */
const ofAreas: Readonly<Record<keyof Contract['app'] | keyof Contract['public'], Component>> = areas;
const ofWork: Readonly<Record<string, Concern>> = work;

const found = <T>(all: Readonly<Record<string, T>>, name: string, file: string): T => {
  const one = all[name];
  if (one === undefined) throw new Error(`infra/concerns/${file}.ts does not say of which component ${name} is`);
  return one;
};

/** The component of an area of the contract. */
export const componentOf = (area: string): Component => found<Component>(ofAreas, area, 'areas');

/** What customers notice while a job, a consumer or the function of operators fails. */
export const concernOf = (name: string): Concern => found(ofWork, name, 'work');

export const declaredWork: readonly string[] = Object.keys(work);

/** What the product is for: where most of these calls fail, it is out, and not merely worse. */
export const vital: readonly string[] = [
  'AppApiLogin',
  'AppApiCreateValidation',
  'AppApiCreateBatch',
  'AppApiCreatePayment',
  'PublicApiCreateValidation',
  'PublicApiCreateBatch',
  'PublicApiAskFromWidgetFrame',
];
