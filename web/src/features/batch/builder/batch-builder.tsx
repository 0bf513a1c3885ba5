import { useEffect, useState, useSyncExternalStore } from 'react';
import { openDesk } from '../desk/open-desk.ts';
import { createBuilder } from './builder.ts';
import { BuilderDialog, type BuilderDialogProps } from './builder-dialog.tsx';

type BatchBuilderProps = Omit<BuilderDialogProps, 'builder' | 'state'>;

/** Makes a batch out of a file: nothing of it leaves the browser before it is confirmed. */
export const BatchBuilder = (props: BatchBuilderProps) => {
  const [builder] = useState(() => createBuilder(openDesk));
  const state = useSyncExternalStore(builder.subscribe, builder.get);
  useEffect(() => {
    void builder.start();
    return builder.close;
  }, [builder]);
  return <BuilderDialog {...props} builder={builder} state={state} />;
};
