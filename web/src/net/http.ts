/** One HTTP call to the house; a refusal is raised with its code. */
import type { Fault } from '../api';
import { ban } from './ban';

export class ApiFault extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly detail: Fault = { error: code },
  ) {
    super(code);
  }
}

/** What the house has refused, and why; an error of another kind is raised again. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ApiFault) return error.detail;
  throw error;
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function faultIn(response: Response): Promise<ApiFault> {
  try {
    const fault = (await response.json()) as Fault;
    if (fault.error === 'banned') ban.value = fault;
    return new ApiFault(fault.error, response.status, fault);
  } catch {
    return new ApiFault('unreachable', response.status);
  }
}

async function call<T>(path: string, options: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...options });
  } catch {
    throw new ApiFault('unreachable', 0);
  }
  if (!response.ok) throw await faultIn(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : {}) as T;
}

/** The key of an invitation goes in a header: an address is written down by every proxy. */
export function keyed(key: string | null): Record<string, string> {
  return key ? { 'invitation-key': key } : {};
}

export function get<T>(path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<T> {
  return call<T>(withQuery(path, query), { headers });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function remove<T>(path: string): Promise<T> {
  return call<T>(path, { method: 'DELETE' });
}
