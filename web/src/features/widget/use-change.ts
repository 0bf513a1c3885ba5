import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSettings, settingsQuery } from './api/widget.ts';

/** Changes the settings of the widget; every part of the page shows what the server then says. */
export const useChange = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: changeSettings,
    onSuccess: (settings) => cache.setQueryData(settingsQuery.queryKey, settings),
  });
};
