import { type ReactNode, useState } from 'react';
import { load } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';

interface ExampleDataProps<T> {
  /** A call of app/api/client.ts. */
  call(): Promise<T>;
  children(data: T): ReactNode;
}

/** An example asks for its data itself: its file is all that a page needs. */
export function ExampleData<T>({ call, children }: ExampleDataProps<T>) {
  const [loading, setLoading] = useState(() => load(call()));
  return (
    <LoadedPart loading={loading} skeleton={['rows']} missing="The examples could not be loaded." onRetry={() => setLoading(load(call()))}>
      {children}
    </LoadedPart>
  );
}
