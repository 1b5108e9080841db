"""Contents beside plugins that use them or bring types: programs and licences, LTI tools, Mint lessons."""
