export const from001To324 = `\
00100000000 Banco do Brasil|~ S.A.|BB
00304902979 Banco da Amazônia|~ S.A.|Basa
00407237373 Banco do Nordeste|~ do Brasil S.A.|BNB
00733657248 BNDES|Banco Nacional de Desenvolvimento Economico e Social
01081723108 Credicoamo|~ Credito Rural Cooperativa
01161809182 UBS (Brasil) Corretora de Valores
01204866275 Banco Inbursa
01409274232 State Street BR Banco Comercial
01502819125 UBS BB CCTVM
01604715685 CCM Desp Trâns SC e RS|Cooperativa de Crédito Mútuo dos Despachantes de Trânsito de Santa Catarina e Rio Grande do Sul - Sicoob Creditran
01742272526 BNY Mellon Banco
01857839805 Banco Tricury
02128127603 Banestes|~ S.A. Banco do Estado do Espírito Santo
02353720128 Conta Simples SCD
02410866788 Banco Bandepe
02503323840 Banco Alfa
02933885724 Banco Itaú Consignado
03390400888 Santander|Banco ~ (Brasil) S.A.
03606271464 Banco BBI|Banco Bradesco BBI S.A.
03704913711 Banpará|Banco do Estado do Pará S.A.
04003609817 Banco Cargill
04192702067 Banrisul|Banco do Estado do Rio Grande do Sul S.A.
04713009717 Banese|Banco do Estado de Sergipe S.A.
06004913129 Confidence CC
06203012230 Hipercard BM
06304184779 Banco Bradescard
06404332281 Goldman Sachs do Brasil BM
06548795256 Banco AndBank
06602801938 Banco Morgan Stanley
06961033106 Banco Crefisa
07000000208 BRB|~ - Banco de Brasília S.A.
07403017677 Banco J.Safra
07503532415 Banco ABN AMRO Clearing
07607656500 Banco KDB Brasil
07700416968 Banco Inter|~ S.A.
07834111187 Haitong BI do Brasil
07909516419 Picpay Bank - Banco Múltiplo
08073622748 BT CC
08110264663 BancoSeguro
08207679404 Banco Topázio
08310690848 Banco da China Brasil
08402398976 Sisprime do Brasil Coop
08505463212 Ailos|Cooperativa Central de Crédito - ~|Cecred
08811476673 Banco Randon
08962109566 Credisan CC
09101634601 Cccm Unicred Central RS|Central de Cooperativas de Economia e Crédito Mútuo do Estado do Rio Grande do S
09212865507 BRK CFI
09307945233 Pólocred SCMEPP
09411758741 Banco Finaxis
09511703662 Banco Travelex
09600997185 Banco B3
09704632856 Credisis - Central de Cooperativas de Crédito
09878157146 Credialiança CCR|Credialiança Cooperativa de Crédito Rural
09903046391 Uniprime Coopcentral|Uniprime Central Nacional - Central Nacional de Cooperativa de Credito
10000806535 Planner CV
10162287735 Warren Rena DTVM
10202332886 XP Investimentos|~ Corretora de Câmbio,Títulos e Valores Mobiliários S/A
10400360305 Caixa|~ Econômica Federal|CEF
10507652226 Lecca CFI
10715114366 Banco Bocom BBM
10801800019 Portocred CFI
11136113876 Oliveira Trust DTVM
11361723847 Neon CTVM
11405790149 Central Cooperativa de Crédito No Estado do Espírito Santo|Central Cooperativa de Crédito no Estado do Espírito Santo - Cecoop
11792856905 Advanced CC
11913720915 Banco Western Union
12033603457 Banco Rodobens
12110664513 Agibank|Banco ~ S.A.
12233147315 Banco Bradesco BERJ
12415357060 Banco Woori Bank do Brasil
12545246410 Banco Genial
12613220493 BR Partners BI
12709512542 Codepe CVC
12819307785 Braza Bank Banco de Câmbio
12918520834 UBS BB BI
13009313766 Caruana SCFI
13161747085 Tullett Prebon Brasil CVC
13217453575 ICBC do Brasil BM
13310398952 Cresol Confederação|Confederação Nacional das Cooperativas Centrais de Crédito e Economia Familiar e Solidária - ~
13433862244 BGC Liquidez DTVM
13600315557 Unicred|Cooperativa Central de Crédito ~ do Brasil - Unicred do Brasil
13810853017 Get Money CC
13955230916 Intesa Sanpaolo Brasil BM
14062169875 NU Investimentos CTVM
14109526594 Master BI
14216944141 Broker Brasil CC
14302992317 Intex Bank Banco de Câmbio
14413059145 Ebury Banco de Câmbio
14550579044 Levycam CCV
14624074692 Guitta CC
14915581638 Facta CFI|Facta Financeira S.A. - Crédito Financiamento e Investimento
15709105360 ICAP do Brasil CTVM
15905442029 Casa Crédito SCM
16323522214 Commerzbank Brasil - Banco Múltiplo
17313486793 Apex Group DTVM
17443180355 Pefisa CFI
17765913436 Safra CTVM|Safra Asset Corretora de Títulos e Valores Mobiliários S.A.
18002685483 CM Capital Markets CCTVM
18309210106 Socred SCMEPP
18417298092 Banco Itaú Bba
18833775974 Ativa Investimentos CCTVM
18907512441 HS Financeira
19003973814 Servicoop|~ - Cooperativa de Crédito dos Servidores Públicos Estaduais e Municipais do Rio Grande do Sul
19104257795 Nova Futura CTVM
19420155248 Unida DTVM
19507799277 Valor SCFI
19632648370 Fair Sociedade CC
19716501555 Stone|~ Instituição de Pagamento S.A.
20830306294 BTG Pactual|Banco ~ S.A.
21292894922 Banco Original|~ S.A.
21354403563 Banco Arbi
21791884981 Banco John Deere
21871027866 Banco BS2
22275647891 Banco Crédit Agricole BR
22458616418 Banco Fibra
23362421979 Banco BMG Soluções Financeiras
23760746948 Bradesco|Banco ~ S.A.
24131597552 Banco Classico
24333923798 Banco Master
24628195667 Banco ABC Brasil
24961182408 Banco Investcred Unibanco
25050585090 Banco BMG Consignado
25352937216 Bexs CC
25414388334 Paraná Banco
25908609934 Moneycorp Banco de Câmbio
26018236120 Nubank|NU Pagamentos S.A. - Instituição de Pagamento
26533644196 Banco Fator
26633132044 Banco Cedula
26814511781 Bari Cia Hipotecária
26953518684 Banco HSBC
27061444949 Sagitur CC
27127842177 BPY CCTVM
27200250699 AGK CC
27308253539 Coop Sulcredi Amplea
27411581339 BMP SCMEPP
27611970623 Banco Senff
27827652684 Genial Investimentos CVM
27926563270 Coop de Primavera do Leste|Primacredi Credisis - Cooperativa de Crédito de Primavera do Leste
28023862762 Will Financeira S.A.Cfi
28176461557 CCR Coopavel|Cooperativa de Crédito Rural Coopavel
28389960090 RB Investimentos DTVM
28571677850 Frente SCC
28607853842 Uniprime Ouro - Coop de Ouro
28862237649 Carol DTVM
28994968518 Efx CC
29008561701 PagBank|Pagseguro Internet Instituição de Pagamento S.A.|PagSeguro
29228650236 Galapagos DTVM|Galapagos Capital Distribuidora de Títulos e Valores Mobiliários S.A.
29371590442 Lastro RDV DTVM
29604062902 OZ Corretora de Câmbio
29817772370 Vips CC
29904814563 Banco Afinz BM
30033042151 Banco La Nacion Argentina
30113370835 Dock IP
30540353377 Fourtrade Cor. de Câmbio
30640303299 Portopar DTVM
30703751794 Terra Investimentos DTVM
30914190547 Cambionet CC
31022610500 Vortx DTVM
31176641497 Dourada Corretora
31207693858 HSCM SCMEPP
31316927221 Amazônia CC
31503502968 PI DTVM
31861186680 BMG|Banco ~ S.A.
31911495073 OM DTVM
32007450604 BOC Brasil|Bank of China (Brasil) Banco Múltiplo S/A
32118188384 Crefaz SCMEPP
32201073966 CCR de Abelardo Luz|Cooperativa de Crédito Rural de Abelardo Luz - Sulcredi/Crediluz
32310573521 Mercado Pago|~ Instituição de Pagamento Ltda.
32421332862 Cartos SCD`;
