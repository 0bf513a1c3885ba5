import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../../lib/connectivity/current.ts';
import { batchPage, oneBatch } from './batches.ts';

export const useBatches = (cursor: string | undefined) => useQuery(batchPage(cursor, useOnline()));

export const useBatch = (id: string) => useQuery(oneBatch(id, useOnline()));
