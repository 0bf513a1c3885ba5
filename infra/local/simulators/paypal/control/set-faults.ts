import * as z from 'zod';
import { ok } from '../http/answer.ts';
import { controlled } from './controlled.ts';

export const setFaults = controlled(z.unknown(), ({ faults }, wanted) => ok(faults.set(wanted)));
