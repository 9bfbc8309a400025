import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { type AgentTool, agentTools } from '#contract/agents/agents.ts'
import type { Context, Visitor } from '#server/platform/context.ts'
import { Failure } from '#server/platform/failure.ts'
import { parse } from '#server/platform/http/mount.ts'
import { agentInstructions, type ToolHandlers } from './tools.ts'

type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>

/**
 * Answers MCP requests of current clients and of those of 2025. Each has a server of its own, because nothing
 * is kept between two requests.
 */
export function agentServer(
  context: Context,
  handlers: ToolHandlers,
): (request: Request, visitor: Visitor) => Promise<Response> {
  const callers = new AsyncLocalStorage<Visitor>()
  const all = Object.entries(agentTools).map(([name, tool]) => ({
    name,
    config: toolConfig(tool),
    run: (input: unknown) => {
      // Wrong codes are counted for the caller's network.
      const caller = { ...context, visitor: callers.getStore() ?? context.visitor }
      return runTool(caller, tool, handlers[name as keyof ToolHandlers] as AnyHandler, input)
    },
  }))
  const { fetch } = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'crypto-lodge', title: 'Crypto Lodge', version: '1.0.0' },
        { instructions: agentInstructions(context) },
      )
      for (const { name, config, run } of all) server.registerTool(name, config, run)
      return server
    },
    {
      // The tools never change while the server runs.
      maxSubscriptions: 0,
      onerror: (error) => context.log.debug({ error: error.message }, 'an MCP request was refused'),
    },
  )
  return (request, visitor) => callers.run(visitor, () => fetch(request))
}

function toolConfig({ title, description, isReadOnly, input, output }: AgentTool) {
  return {
    title,
    description,
    inputSchema: describedSchema(input, 'input'),
    outputSchema: describedSchema(output, 'output'),
    annotations: {
      title,
      readOnlyHint: isReadOnly,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }
}

/** The library only shows this schema. `runTool` validates, so that a refusal has the contract's words. */
function describedSchema(schema: z.ZodType, io: 'input' | 'output'): StandardSchemaWithJSON {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return {
    '~standard': {
      version: 1,
      vendor: 'crypto-lodge',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  }
}

async function runTool(
  context: Context,
  { input, output }: AgentTool,
  handle: AnyHandler,
  given: unknown,
): Promise<ToolResult> {
  try {
    const result = output.parse(await handle(context, parse(input, given ?? {})))
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
  } catch (error) {
    if (error instanceof Failure) return refusal(error)
    throw error
  }
}

function refusal({ message, errors = [] }: Failure): ToolResult {
  const texts = [message, ...errors.map(({ path, message: why }) => `${path}: ${why}`)]
  return { content: texts.map((text) => ({ type: 'text', text })), isError: true }
}
